import { useCardPayments } from '../payments/cardPayments.ts';
import { callOf, operations, send } from '../support/catalogue/call.ts';
import { aCatalogue, type Catalogue } from '../support/catalogue/catalogue.ts';

/** Every operation does what it is there for, in an organization that has one of everything. */

const parts = useCardPayments();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await aCatalogue(parts);
});

it.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s succeeds',
  async (_id, operation) => {
    const { status, text } = await send(parts.service, await callOf(operation, catalogue));
    const answered = [status, status < 300 ? '' : text];
    expect(Object.keys(operation.route.responses).filter((code) => Number(code) < 300)).toContain(
      String(status),
    );
    expect(answered).toEqual([status, '']);
  },
);
