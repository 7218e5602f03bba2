/** How a person is called: first and last name, else what stands before the @ of the address. */
export const personName = (person: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') ||
  person.email.slice(0, person.email.indexOf('@'));

/** The names of a sign-up; a `name` alone is split after its first word. */
export function namesOf(input: { firstName?: string; lastName?: string; name?: string }) {
  const { firstName, lastName, name } = input;
  if (firstName !== undefined || lastName !== undefined || name === undefined) {
    return { firstName: firstName ?? null, lastName: lastName ?? null };
  }
  const [first = name, ...rest] = name.trim().split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') || null };
}
