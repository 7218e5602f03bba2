import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { aSignUp, pay, signUp, type SignUp } from '../registrationTeams/aSeat.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let form: SignUp;

beforeEach(async () => {
  organization = await service.organization();
  form = await aSignUp(organization, { fee: 10_000 });
});

const aCode = (fields: Partial<BodyOf<'discountCodes.create'>> = {}) =>
  organization.admin.discountCodes.create({
    ...{ registration: form.registration, code: 'EarlyBird', amountOff: 2_500 },
    ...fields,
  });
const check = (code: string, client = service.client()) =>
  client.discountCodes.check({ registration: form.registration, code });
const quote = (team: { _id: string }, discountCode?: string) =>
  organization.admin.registrationTeams.quote(team._id, discountCode === undefined ? {} : { discountCode });
const read = (team: { _id: string }) => organization.admin.registrationTeams.get(team._id);

const invalid = { status: 409, code: 'discount_invalid' };
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

describe('a discount code', () => {
  it('is made, read, listed, changed and deleted', async () => {
    const code = await aCode({ maxUses: 3, expiresAt: '2030-01-01' });
    expect(code).toMatchObject({
      ...{ organization: organization._id, registration: form.registration, code: 'EarlyBird' },
      ...{ amountOff: 2_500, maxUses: 3, uses: 0, active: true, expiresAt: '2030-01-01T00:00:00.000Z' },
    });
    const { discountCodes } = organization.admin;
    expect(await discountCodes.get(code._id, { include: 'registration' })).toMatchObject({
      registration: { _id: form.registration },
    });
    await discountCodes.update(code._id, { amountOff: 3_000, maxUses: null, expiresAt: null });
    expect((await discountCodes.list({ registration: form.registration })).data).toMatchObject([
      { amountOff: 3_000, maxUses: null, expiresAt: null, code: 'EarlyBird' },
    ]);
    await discountCodes.remove(code._id);
    await expect(discountCodes.get(code._id)).rejects.toMatchObject({ status: 404 });
  });

  it('takes back what was read of it, and leaves an audit entry for each change', async () => {
    const code = await aCode();
    expect(await organization.admin.discountCodes.update(code._id, { ...code, amountOff: 1 })).toMatchObject({
      amountOff: 1,
    });
    const { data } = await organization.admin.auditLogs.list({ resourceId: code._id });
    expect(data.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('is unique in its registration, in whatever case', async () => {
    const code = await aCode();
    const taken = { status: 409, code: 'already_exists' };
    await expect(aCode({ code: 'EARLYBIRD' })).rejects.toMatchObject(taken);
    const other = await aCode({ code: 'Late' });
    await expect(
      organization.admin.discountCodes.update(other._id, { code: 'earlybird' }),
    ).rejects.toMatchObject(taken);
    await organization.admin.discountCodes.update(code._id, { code: 'EARLYBIRD' });
    const another = await aSignUp(organization, { fee: 10_000 });
    await aCode({ registration: another.registration });
  });

  it('is the same whatever space stands around it', async () => {
    const code = await aCode({ code: ' EarlyBird\t' });
    expect(code.code).toBe('EarlyBird');
    expect(await check(' earlybird ')).toMatchObject({ code: 'EarlyBird' });
    await expect(aCode({ code: 'EARLYBIRD ' })).rejects.toMatchObject({ code: 'already_exists' });
    const { discountCodes } = organization.admin;
    expect(await discountCodes.update(code._id, { code: '\u00a0Late ' })).toMatchObject({ code: 'Late' });
  });

  it('belongs to a registration of the organization', async () => {
    const foreign = await aSignUp(await service.organization(), { fee: 10_000 });
    await expect(aCode({ registration: foreign.registration })).rejects.toMatchObject({
      ...{ status: 409, code: 'invalid_reference', details: [{ path: 'registration' }] },
    });
  });

  it('is another organization’s secret', async () => {
    const code = await aCode();
    const stranger = await service.organization();
    await expect(stranger.admin.discountCodes.get(code._id)).rejects.toMatchObject({ status: 404 });
    await expect(stranger.admin.discountCodes.update(code._id, { amountOff: 0 })).rejects.toMatchObject({
      status: 404,
    });
    expect((await stranger.admin.discountCodes.list({})).data).toEqual([]);
  });

  it('is kept while a team has entered it', async () => {
    const code = await aCode();
    await organization.admin.registrationTeams.create({
      ...{
        registration: form.registration,
        division: form.division,
        name: 'Hawks',
        discountCode: 'earlybird',
      },
    });
    await expect(organization.admin.discountCodes.remove(code._id)).rejects.toMatchObject({
      ...{ status: 409, code: 'in_use' },
    });
  });
});

describe('checking a code', () => {
  it('says to everybody what it takes off, in whatever case it is typed', async () => {
    await aCode();
    expect(await check('EARLYbird')).toEqual({ code: 'EarlyBird', amountOff: 2_500 });
  });

  it('refuses one that is not there, is another registration’s or is switched off', async () => {
    const code = await aCode();
    await expect(check('nothing')).rejects.toMatchObject(invalid);
    await expect(check("' OR true --")).rejects.toMatchObject(invalid);
    await organization.admin.discountCodes.update(code._id, { active: false });
    await expect(check('EarlyBird')).rejects.toMatchObject(invalid);
    const other = await aSignUp(organization, { fee: 10_000 });
    await aCode({ registration: other.registration, code: 'Other' });
    await expect(check('Other')).rejects.toMatchObject(invalid);
  });

  it('refuses one that has expired', async () => {
    await aCode({ expiresAt: yesterday() });
    await expect(check('EarlyBird')).rejects.toMatchObject({ status: 409, code: 'discount_expired' });
  });

  it('refuses one that was used as often as it may', async () => {
    await aCode({ maxUses: 1 });
    const team = await signUp(form, 'Hawks');
    await organization.admin.registrationTeams.update(team._id, { discountCode: 'EarlyBird' });
    await pay(form, team);
    await expect(check('EarlyBird')).rejects.toMatchObject({ status: 409, code: 'discount_used_up' });
  });

  it('tells nothing of a registration that the caller does not see', async () => {
    await expect(
      service.client().discountCodes.check({ registration: 'f'.repeat(24), code: 'EarlyBird' }),
    ).rejects.toMatchObject({ status: 409, code: 'invalid_reference', details: [{ path: 'registration' }] });
  });
});

describe('a team’s discount', () => {
  it('shows in the quote of a code that is named, and takes no use', async () => {
    await aCode({ maxUses: 1 });
    const team = await signUp(form, 'Hawks');
    expect(await quote(team, 'EARLYBIRD')).toMatchObject({
      discount: 2_500,
      amountDue: 7_500,
      platformFee: 75,
    });
    expect(await quote(team)).toMatchObject({ discount: 0, amountDue: 10_000 });
    await expect(quote(team, 'nothing')).rejects.toMatchObject(invalid);
    expect((await organization.admin.discountCodes.list({})).data).toMatchObject([{ uses: 0 }]);
  });

  it('counts from the moment its code is entered, as long as the code can be used', async () => {
    const code = await aCode();
    const team = await signUp(form, 'Hawks');
    await organization.admin.registrationTeams.update(team._id, { discountCode: 'earlybird' });
    expect(await read(team)).toMatchObject({ discountCode: 'EarlyBird', amountDue: 7_500 });
    await organization.admin.discountCodes.update(code._id, { expiresAt: yesterday() });
    expect(await read(team)).toMatchObject({ amountDue: 10_000 });
    expect(await quote(team)).toMatchObject({ discount: 0, amountDue: 10_000 });
  });

  it('is kept once the team has paid by it, whatever becomes of the code', async () => {
    const code = await aCode();
    const team = await signUp(form, 'Hawks');
    await organization.admin.registrationTeams.update(team._id, { discountCode: 'earlybird' });
    await pay(form, team, 7_500);
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', amountDue: 7_500 });
    await organization.admin.discountCodes.update(code._id, { active: false, amountOff: 1, maxUses: 1 });
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', amountDue: 7_500, amountRemaining: 0 });
    expect(await organization.admin.discountCodes.get(code._id)).toMatchObject({ uses: 1 });
  });

  it('goes to no more teams than the code may be used by, however many pay at once', async () => {
    await aCode({ maxUses: 2 });
    const teams = [];
    for (let n = 1; n <= 6; n += 1) {
      const team = await signUp(form, `Team ${n}`);
      await organization.admin.registrationTeams.update(team._id, { discountCode: 'EarlyBird' });
      teams.push(team);
    }
    await Promise.all(teams.map((team) => pay(form, team, 7_500)));
    const due = (await Promise.all(teams.map(read))).map(({ amountDue }) => amountDue);
    expect(due.sort()).toEqual([10_000, 10_000, 10_000, 10_000, 7_500, 7_500]);
    expect((await organization.admin.discountCodes.list({})).data).toMatchObject([{ uses: 2 }]);
  });

  it('is no payment: a team with a small discount holds no seat by it', async () => {
    await aCode();
    const team = await signUp(form, 'Hawks');
    await organization.admin.registrationTeams.update(team._id, { discountCode: 'EarlyBird' });
    expect(await read(team)).toMatchObject({ capacityState: 'Pending', paymentStatus: 'unpaid' });
  });
});
