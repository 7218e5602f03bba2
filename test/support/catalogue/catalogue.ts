import { newObjectId } from '../../../server/platform/objectId.ts';
import type { CardPayments } from '../../payments/cardPayments.ts';
import type { ProcessorStandIn } from '../processor/standIn.ts';
import type { TestOrganization, TestService, TestUser } from '../service.ts';
import { makers } from './records.ts';

/** What an organization has one of. Several may be of one resource: `ownPlayer` is the member's own. */
export type Kind =
  | 'organization'
  | 'admin'
  | 'apiKey'
  | 'paymentProduct'
  | 'tournament'
  | 'league'
  | 'division'
  | 'team'
  | 'location'
  | 'timeSlot'
  | 'waiver'
  | 'registration'
  | 'discountCode'
  | 'registrationTeam'
  | 'divisionTeam'
  | 'opponent'
  | 'player'
  | 'ownPlayer'
  | 'game'
  | 'stat'
  | 'payment'
  | 'teamEvent'
  | 'chatMessage'
  | 'availability'
  | 'assignment'
  | 'teamPhoto'
  | 'pushToken'
  | 'placeholder'
  | 'playoffDivision'
  | 'bracketTournament'
  | 'outboxMessage'
  | 'auditLog';

/** What is some people's business only. Lower-case, as addresses are stored. */
export const secrets = [
  'configadmin',
  'coach',
  'representative',
  'teamanswer',
  'release',
  'playeraddress',
  'playerinfo',
  'playeranswer',
  'ownanswer',
  'signature',
  'discount',
  'paymentnote',
  'paidnote',
  'invited',
  'event',
  'chat',
  'availability',
  'duty',
  'caption',
  'device',
  'phone',
  'office',
  'clerk',
  'club',
] as const;

export type Secret = (typeof secrets)[number];

/** One of every record of an organization, each filled in as far as it goes. */
export type Catalogue = {
  readonly service: TestService;
  readonly processor: ProcessorStandIn;
  readonly organization: TestOrganization;
  readonly organizationName: string;
  /** Manages the team and is nothing else anywhere. */
  readonly manager: TestUser;
  /** Plays in the team and is nothing else anywhere. */
  readonly member: TestUser;
  /** Stands in what is not everybody's business, and nowhere else. */
  secret(of: Secret): string;
  /** Which of the secrets stand in a text. */
  secretsIn(text: string): Secret[];
  /** The identifier of each kind of record. */
  readonly records: Readonly<Record<Kind, string>>;
  /** A number that no other call has had. */
  next(): number;
};

/** Fills an organization: what a record refers to is made before it. */
export async function aCatalogue({ service, processor }: CardPayments): Promise<Catalogue> {
  let last = 0;
  const records: Partial<Record<Kind, string>> = {};
  const mark = `mark${newObjectId()}is`;
  const organizationName = `League of ${newObjectId()}`;
  const catalogue: Catalogue = {
    service,
    processor,
    organization: await service.organization({ name: organizationName }),
    organizationName,
    manager: await service.user(),
    member: await service.user(),
    secret: (of) => mark + of,
    secretsIn: (text) => secrets.filter((secret) => text.includes(mark + secret)),
    records: records as Record<Kind, string>,
    next: () => (last += 1),
  };
  for (const [kind, make] of makers) records[kind] = (await make(catalogue))._id;
  return catalogue;
}
