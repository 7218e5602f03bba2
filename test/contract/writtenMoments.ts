import { ZodDate } from 'zod';

/** Until the tests of the file have run, the contract takes moments as they are written, as well as the dates it holds. */
export function useWrittenMoments(): void {
  const parse = ZodDate.prototype._parse;
  beforeAll(() => {
    ZodDate.prototype._parse = function (input) {
      const moment: unknown = typeof input.data === 'string' ? new Date(input.data) : input.data;
      return parse.call(this, Object.create(input, { data: { value: moment } }));
    };
  });
  afterAll(() => {
    ZodDate.prototype._parse = parse;
  });
}
