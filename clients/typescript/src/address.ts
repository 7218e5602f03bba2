/** A value of a path parameter or of one query parameter. */
type Scalar = string | number | boolean;

/** Query parameters; `undefined` and `null` are left out, an array repeats its key. */
export type QueryValues = Record<string, Scalar | readonly Scalar[] | null | undefined>;

/**
 * `/games/:id` with its parameters filled in. Throws a `TypeError` for a value that would make another address:
 * an empty one, `.` and `..` (which URL parsers resolve away), or one that is not text.
 */
export const fillPath = (template: string, values: readonly unknown[]): string => {
  let position = 0;
  return template.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[position++];
    if ((typeof value !== 'string' && typeof value !== 'number') || /^\.{0,2}$/.test(String(value))) {
      throw new TypeError(`${template}: "${name}" can't be ${value === '' ? 'empty' : String(value)}`);
    }
    return encodeURIComponent(value);
  });
};

/** `?a=1&b=2`, or nothing. Written here because `URLSearchParams` is incomplete in React Native. */
export const encodeQuery = (query: object = {}): string => {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(query as QueryValues)) {
    for (const item of Array.isArray(value) ? (value as Scalar[]) : [value as Scalar | null | undefined]) {
      if (item !== undefined && item !== null) {
        pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(item)}`);
      }
    }
  }
  return pairs.length ? `?${pairs.join('&')}` : '';
};
