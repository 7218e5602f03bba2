import type { SportsLeagueClient } from '@sports-league/client';

/** As much of `expo-notifications` as is needed: `import * as Notifications from 'expo-notifications'`. */
export interface Notifications {
  requestPermissionsAsync(): Promise<{ granted: boolean }>;
  getExpoPushTokenAsync(options: { projectId: string }): Promise<{ data: string }>;
}

/** `Constants.expoConfig.extra.eas.projectId`, `Platform.OS`, and an identifier that the app keeps on the device. */
export interface Device {
  projectId: string;
  platform: string;
  deviceId: string;
}

/**
 * Has the pushes of the signed-in person come to this device: after each sign-in and at each start of the app, as the
 * token may change. Gives the token to hand back at sign-out, or null where the person wants no pushes.
 */
export const registerForPushes = async (
  client: SportsLeagueClient,
  notifications: Notifications,
  { projectId, platform, deviceId }: Device,
): Promise<string | null> => {
  const { granted } = await notifications.requestPermissionsAsync();
  if (!granted) return null;
  const { data: token } = await notifications.getExpoPushTokenAsync({ projectId });
  await client.pushTokens.register({ token, platform, deviceId });
  return token;
};

/** What the `data` of a push says: what it is about, its team, and the records to open. */
export interface PushData {
  type:
    | 'chat_message_created'
    | 'team_event_created'
    | 'assignment_created'
    | 'game_day_reminder'
    | 'event_day_reminder';
  divisionTeam: string;
  /** Where the record is read: a path of the interface. */
  path: string;
  chatMessage?: string;
  game?: string;
  teamEvent?: string;
  assignment?: string;
}

export type Screen =
  { name: 'game'; id: string } | { name: 'teamEvent'; id: string } | { name: 'chat' | 'team'; id: string };

/** The screen that a tapped push opens: `response.notification.request.content.data` of the listener of Expo. */
export const screenOf = ({ type, divisionTeam, game, teamEvent }: PushData): Screen => {
  if (game) return { name: 'game', id: game };
  if (teamEvent) return { name: 'teamEvent', id: teamEvent };
  return { name: type === 'chat_message_created' ? 'chat' : 'team', id: divisionTeam };
};
