import { mailsTo } from '../identity/asking.ts';
import type { TestOrganization, TestService } from '../support/service.ts';

export const aWaiver = ({ admin }: TestOrganization, fields: object = {}) =>
  admin.waivers.create({ title: 'Risk', text: 'I play at my own risk.', ...fields });

type WaiverMail = { template: string; data: { waivers: { title: string; link: string }[] } };

/** The mails that ask an address to sign, oldest first. */
export const requestsTo = async (service: TestService, email: string): Promise<WaiverMail['data'][]> =>
  ((await mailsTo(service, email)) as unknown as WaiverMail[])
    .filter(({ template }) => template === 'player_waiver_required')
    .map(({ data }) => data);

/** The tokens of the newest such mail, in the order of its waivers. */
export async function signingTokens(service: TestService, email: string): Promise<string[]> {
  const { waivers = [] } = (await requestsTo(service, email)).at(-1) ?? {};
  return waivers.map(({ link }) => new URL(link).searchParams.get('token') as string);
}

/** Lets time pass for the links of a player. */
export const ageLinksOf = (service: TestService, player: string, hours: number) =>
  service.db.select(
    `UPDATE waiver_signatures SET expires_at = expires_at - $2 * interval '1 hour' WHERE player = $1`,
    [player, hours],
  );
