import { ApiError, type SportsLeagueClient, type TeamPhoto } from '@sports-league/client';

/** A picture as the pickers of Expo and React Native give it, or a `Blob` in a browser. */
export type Picture = Blob | { uri: string; name: string; type: string };

/** Uploads a picture to a team. Gives the photo, or the sentence to show where the picture is refused. */
export const uploadPhoto = async (
  client: SportsLeagueClient,
  divisionTeam: string,
  picture: Picture,
  { caption, idempotencyKey }: { caption?: string; idempotencyKey?: string } = {},
): Promise<TeamPhoto | string> => {
  const form = new FormData();
  // React Native's form takes the file by its address, which the types of browsers don't know.
  form.append('upload', picture as Blob);
  if (caption) form.append('caption', caption);
  try {
    // A mobile network may need its time for 10 MB; under the same key a repeat makes no second photo.
    return await client.teamPhotos.upload(divisionTeam, form, { timeoutMs: 120_000, idempotencyKey });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'too_large') return 'The picture is larger than 10 MB.';
    if (error.code === 'unsupported_media_type') return 'Choose a JPEG, PNG or WebP picture.';
    throw error;
  }
};

/** The gallery of a team, newest first. Its addresses live for an hour: ask again instead of keeping them. */
export const photosOf = async (client: SportsLeagueClient, divisionTeam: string): Promise<TeamPhoto[]> => {
  const { data } = await client.teamPhotos.listByTeam(divisionTeam, { limit: 50 });
  return data;
};
