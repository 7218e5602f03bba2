const nameInAddress = (email: string): string => email.slice(0, email.indexOf('@'));

/** How a person is called: first and last name, else what stands before the @ of the address. */
export const personName = (person: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string => [person.firstName, person.lastName].filter(Boolean).join(' ') || nameInAddress(person.email);

/** Whether a person is called so for want of a name. */
export const isNamedByAddress = ({ name, email }: { name: string; email: string }): boolean =>
  name === nameInAddress(email);

/** The names of a sign-up; a `name` alone is split after its first word. */
export function namesOf(input: { firstName?: string; lastName?: string; name?: string }) {
  const { firstName, lastName, name } = input;
  if (firstName !== undefined || lastName !== undefined || name === undefined) {
    return { firstName: firstName ?? null, lastName: lastName ?? null };
  }
  const [first = name, ...rest] = name.trim().split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') || null };
}
