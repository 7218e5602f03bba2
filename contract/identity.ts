import { initContract } from '@ts-rest/core';
import {
  createFailures,
  failure,
  listFailures,
  many,
  one,
  readFailures,
  removeFailures,
  updateFailures,
} from './envelope.ts';
import { includeParameter } from './include.ts';
import { idParameters, listQuery } from './lists.ts';
import {
  Email,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  recordFields,
  text,
  reference,
  referenceList,
  Timestamp,
} from './primitives.ts';
import { z } from './zod.ts';

const minPasswordLength = 8;
const maxPasswordLength = 200;

export const User = z
  .object({
    ...recordFields,
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable().openapi({
      description: 'The address that takes the place of `email` once the link sent to it is opened.',
    }),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    name: z.string().openapi({ description: 'First and last name; without them what stands before the @.' }),
    phone: z.string().nullable(),
    watchlist: referenceList('DivisionTeam').openapi({
      description:
        'Division teams, in the order they were added. Populated, only those that can be seen at present.',
    }),
  })
  .openapi({ title: 'User', description: 'An account, as its owner sees it.' });

const Session = z
  .object({
    token: z.string().openapi({ description: 'Goes into `Authorization: Bearer`.' }),
    expiresAt: Timestamp,
    user: User,
  })
  .openapi({ title: 'Session' });

export const Admin = z
  .object({
    ...recordFields,
    user: ObjectId.nullable().openapi({
      description: 'Null until the invited person has an account with a confirmed address.',
    }),
    organization: reference('Organization'),
    email: z.string(),
    name: z.string().nullable(),
    clerkId: z.string().nullable().openapi({ description: 'The subject at an identity provider.' }),
  })
  .openapi({ title: 'Admin', description: 'Who administers an organization.' });

const Password = z
  .string()
  .min(minPasswordLength)
  .max(maxPasswordLength)
  .openapi({ title: 'Password', format: 'password', example: 'correct horse battery' });

const personName = name(100);
const Phone = text(40);
/** Of any shape: a link that a mail program has cut short is refused like one that has expired. */
const MailToken = z.string().min(1).max(200).openapi({ description: 'The `token` of the link in the mail.' });

const SignUp = z
  .object({
    email: Email,
    password: Password,
    firstName: personName,
    lastName: personName,
    name: name(200).openapi({ description: 'Where there is neither `firstName` nor `lastName`.' }),
    phone: Phone,
  })
  .partial()
  .required({ email: true, password: true })
  .strict()
  .openapi({
    title: 'SignUp',
    example: {
      email: 'sam@example.org',
      password: 'correct horse battery',
      firstName: 'Sam',
      lastName: 'Okafor',
    },
  });

const SignIn = z
  .object({ email: Email, password: z.string().min(1).max(maxPasswordLength) })
  .strict()
  .openapi({ title: 'SignIn', example: { email: 'sam@example.org', password: 'correct horse battery' } });

const AddressOnly = z
  .object({ email: Email })
  .strict()
  .openapi({ title: 'AddressOnly', example: { email: 'sam@example.org' } });

const Addressed = z
  .object({ email: z.string() })
  .openapi({ title: 'Addressed', description: 'The address that a mail may be on its way to.' });

const UpdateProfile = z
  .object({
    email: Email,
    firstName: personName.nullable(),
    lastName: personName.nullable(),
    phone: Phone.nullable(),
    ...ignoredRecordFields,
    name: ignored,
    emailVerified: ignored,
    pendingEmail: ignored,
    watchlist: ignored,
  })
  .partial()
  .strict()
  .openapi({ title: 'UpdateProfile', example: { firstName: 'Samira', phone: '+1 555 0100' } });

const WatchedTeam = z
  .object({ team: ObjectId.openapi({ description: 'A division team.' }) })
  .strict()
  .openapi({ title: 'WatchedTeam', example: { team: '6928d5a0c3f1b2a4d5e6f708' } });

const WatchedDivisionTeam = z.union([z.string(), z.record(z.unknown())]).openapi({
  title: 'WatchedDivisionTeam',
  description: 'An identifier, or the division team where `?include=watchlist` asks for it.',
  'x-populates': 'DivisionTeam',
} as object);

const nothing = z.object({}).strict();
const signInFailures = { ...createFailures(), 403: failure('forbidden', 'email_unverified') };
const tags = ['Account'];
const recover = { permission: 'account.recover', tags, strictLimit: true } as const;

export const users = initContract().router({
  signUp: {
    method: 'POST',
    path: '/users/signup',
    summary: 'Sign up',
    description:
      'Sends a mail with a link that confirms the address; the account signs in once it is confirmed. The answer is the same where the address has an account already: its owner gets a mail that says so.',
    body: SignUp,
    responses: { 201: one(Addressed), ...createFailures() },
    metadata: { permission: 'account.signUp', tags, strictLimit: true } as const,
  },
  verifyEmail: {
    method: 'POST',
    path: '/users/verifyEmail',
    summary: 'Confirm an address',
    description:
      'Confirms the address of a sign-up or of a changed profile. A link works once, for 48 hours. The password and names that count are those of the sign-up that the link was sent for.',
    body: z
      .object({ token: MailToken })
      .strict()
      .openapi({ title: 'VerifyEmail', example: { token: 'nUo0PXqGJ8yN2bS6wTg1u7kHcR3vYz5mL9dE4aFhWxI' } }),
    responses: { 200: one(User), ...createFailures('invalid_token', 'already_exists') },
    metadata: recover,
  },
  loginUser: {
    method: 'POST',
    path: '/users/loginUser',
    summary: 'Sign in',
    description:
      'Issues a user token for 30 days. An unknown address and a wrong password are one answer; an address that is not confirmed yet is 403 `email_unverified`.',
    body: SignIn,
    responses: { 200: one(Session), ...signInFailures },
    metadata: { permission: 'account.signIn', tags, strictLimit: true } as const,
  },
  forgotPassword: {
    method: 'POST',
    path: '/users/forgotPassword',
    summary: 'Ask for a new password',
    description: 'Sends a link that works once, for an hour. The answer is the same for an unknown address.',
    body: AddressOnly,
    responses: { 200: one(Addressed), ...createFailures() },
    metadata: recover,
  },
  resetPassword: {
    method: 'POST',
    path: '/users/resetPassword',
    summary: 'Set a new password',
    description:
      'Ends all sessions of the account, and confirms the address that the link was sent to. Takes the link of an administrator’s invitation too.',
    body: z
      .object({ token: MailToken, password: Password })
      .strict()
      .openapi({
        title: 'ResetPassword',
        example: {
          token: 'nUo0PXqGJ8yN2bS6wTg1u7kHcR3vYz5mL9dE4aFhWxI',
          password: 'correct horse battery',
        },
      }),
    responses: { 200: one(User), ...createFailures('invalid_token') },
    metadata: recover,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/users/logoutEverywhere',
    summary: 'Sign out everywhere',
    description: 'Ends every token of the account, the one that asks included.',
    body: nothing.optional(),
    responses: { 200: one(User), ...createFailures() },
    metadata: { permission: 'account.update', tags } as const,
  },
  profile: {
    method: 'GET',
    path: '/users/profile',
    summary: 'Read your account',
    description: 'The account of the token.',
    query: z.object({ include: includeParameter('user') }).strict(),
    responses: { 200: one(User), ...readFailures },
    metadata: { permission: 'account.read', tags } as const,
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    summary: 'Change your account',
    description:
      'Only the fields sent change; null clears. A changed address takes effect when the link sent to it is opened; until then the old one stays.',
    body: UpdateProfile,
    responses: { 200: one(User), ...updateFailures() },
    metadata: { permission: 'account.update', tags } as const,
  },
  watchlist: {
    method: 'GET',
    path: '/users/watchlist',
    summary: 'List the teams you watch',
    description:
      'Division teams that can be seen at present, in the order they were added: their identifiers, or the teams with `?include=watchlist`.',
    query: z.object({ include: includeParameter('user') }).strict(),
    responses: { 200: many(WatchedDivisionTeam), ...listFailures },
    metadata: { permission: 'account.read', tags } as const,
  },
  addWatch: {
    method: 'PUT',
    path: '/users/addwatch',
    summary: 'Watch a team',
    description: 'Adds a division team to the watchlist; one that is there stays where it is.',
    body: WatchedTeam,
    responses: { 200: one(User), ...updateFailures() },
    metadata: { permission: 'account.update', tags } as const,
  },
  removeWatch: {
    method: 'PUT',
    path: '/users/removewatch',
    summary: 'Stop watching a team',
    description: 'Takes a division team off the watchlist; one that is not there changes nothing.',
    body: WatchedTeam,
    responses: { 200: one(User), ...updateFailures() },
    metadata: { permission: 'account.update', tags } as const,
  },
});

const adminTags = ['Administrators'];
const adminsRead = { permission: 'admin.read', tags: adminTags } as const;
const adminsWrite = { permission: 'admin.manage', tags: adminTags } as const;

export const admins = initContract().router({
  login: {
    method: 'POST',
    path: '/admins/login',
    summary: 'Sign in to the dashboard',
    description:
      'Issues an admin token for 12 hours. 403 `forbidden` for an account that administers no organization.',
    body: SignIn,
    responses: { 200: one(Session), ...signInFailures },
    metadata: { permission: 'account.signIn', tags: adminTags, strictLimit: true } as const,
  },
  list: {
    method: 'GET',
    path: '/admins',
    summary: 'List administrators',
    description: 'Of the organizations of the caller, open invitations included.',
    query: listQuery(['created', 'updated'], {
      organization: ObjectId.optional(),
      include: includeParameter('admin'),
    }),
    responses: { 200: many(Admin), ...listFailures },
    metadata: adminsRead,
  },
  getByClerkId: {
    method: 'GET',
    path: '/admins/clerk/:id',
    summary: 'Read an administrator by the identity provider’s subject',
    description: 'Within the organizations of the caller.',
    pathParams: z.object({ id: name(255).openapi({ example: 'user_2b9JH0sGvT1Yd' }) }),
    query: z.object({ include: includeParameter('admin') }).strict(),
    responses: { 200: one(Admin), ...readFailures },
    metadata: adminsRead,
  },
  get: {
    method: 'GET',
    path: '/admins/:id',
    summary: 'Read an administrator',
    description: 'Within the organizations of the caller.',
    pathParams: idParameters,
    query: z.object({ include: includeParameter('admin') }).strict(),
    responses: { 200: one(Admin), ...readFailures },
    metadata: adminsRead,
  },
  create: {
    method: 'POST',
    path: '/admins',
    summary: 'Add an administrator',
    description:
      'An account with this confirmed address administers the organization at once. Anybody else is invited by mail and does so as soon as an account with this address is confirmed. `organization` is needed by administrators of several.',
    body: z
      .object({ email: Email, organization: ObjectId.optional(), clerkId: name(255).nullable().optional() })
      .strict()
      .openapi({ title: 'CreateAdmin', example: { email: 'sam@example.org' } }),
    responses: { 201: one(Admin), ...createFailures('organization_required', 'already_exists') },
    metadata: adminsWrite,
  },
  remove: {
    method: 'DELETE',
    path: '/admins/:id',
    summary: 'Remove an administrator',
    description:
      'Ends the access at once, or takes an invitation back. An organization keeps one administrator.',
    pathParams: idParameters,
    responses: { 200: one(Admin), ...removeFailures('last_admin') },
    metadata: adminsWrite,
  },
});
