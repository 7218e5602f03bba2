const maxLength = 80;
/** The contract takes ten words; the last place is kept for the number that tells equal names apart. */
const maxWords = 9;

/** The short name for addresses that follows from a name: `São Paulo Sports!` gives `sao-paulo-sports`. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ['organization']).slice(0, maxWords).join('-');
  return slug.slice(0, maxLength - 8).replace(/-$/, '');
}

/** The first of `base`, `base-2`, `base-3`, ... that is not taken. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
