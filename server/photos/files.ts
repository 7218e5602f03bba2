import type { FileStorage } from '../platform/storage.ts';
import { contentTypes, type PhotoType } from './photoType.ts';

type Named = { readonly _id: string; readonly type: PhotoType };

/** The names of a photo's two files. */
export const filesOf = ({ _id, type }: Named) => ({
  photo: `${_id}.${type}`,
  thumbnail: `${_id}-thumbnail.${type}`,
});

/** The content type of a file by its name; null for what is none of ours. */
export function contentTypeOf(name: string): string | null {
  const [, type] = /^[0-9a-f]{24}(?:-thumbnail)?\.(jpg|png|webp)$/.exec(name) ?? [];
  return type === undefined ? null : contentTypes[type as PhotoType];
}

export const putFiles = (
  storage: FileStorage,
  photo: Named,
  content: { readonly photo: Buffer; readonly thumbnail: Buffer },
): Promise<unknown> => {
  const names = filesOf(photo);
  const contentType = contentTypes[photo.type];
  return Promise.all([
    storage.put(names.photo, content.photo, contentType),
    storage.put(names.thumbnail, content.thumbnail, contentType),
  ]);
};

export const removeFiles = (storage: FileStorage, photo: Named): Promise<unknown> =>
  Promise.all(Object.values(filesOf(photo)).map((name) => storage.remove(name)));
