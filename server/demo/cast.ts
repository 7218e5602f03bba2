import type { PersonContext } from '../roles/index.ts';

/** Who acts in the demonstration beside the organizer, each with an account. */
export type Cast = { readonly manager: PersonContext; readonly member: PersonContext };
