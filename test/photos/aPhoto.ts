import sharp, { type Sharp } from 'sharp';

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';

/** A picture of two colours, so that which side is up can be seen: red above, blue below. */
export async function aPicture(
  kind: Kind,
  { width = 60, height = 40, change = (picture: Sharp) => picture } = {},
): Promise<Buffer> {
  const blue = {
    create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#0000ff' },
  };
  const picture = sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, gravity: 'south' },
  ]);
  return change(picture.toFormat(kind)).toBuffer();
}

/** As a phone held upright writes it: lying down, with a note which way it was held and where it was. */
export const aPhoneSnap = async (): Promise<Buffer> =>
  sharp(await aPicture('jpeg', { width: 60, height: 40 }))
    .rotate(270)
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitude: '41/1 53/1 0/1', GPSLongitude: '87/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A form as an app sends it. */
export function aForm(
  content: Buffer | string,
  { fields = {}, name = 'photo.jpg', type = 'image/jpeg', field = 'upload' } = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
  form.append(field, new Blob([content], { type }), name);
  return form;
}
