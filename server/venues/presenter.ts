import type { z } from 'zod';
import type { Location } from '../../contract/locations.ts';
import type { TimeSlot } from '../../contract/timeSlots.ts';
import type { LocationRow, TimeSlotRow } from './model.ts';

export const presentLocation = (row: LocationRow): z.infer<typeof Location> => ({
  _id: row._id,
  organization: row.organization,
  name: row.name,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.timeZone,
  courts: row.courts,
  created: row.created,
  updated: row.updated,
});

export const presentTimeSlot = (row: TimeSlotRow): z.infer<typeof TimeSlot> => ({
  _id: row._id,
  organization: row.organization,
  location: row.location,
  court: row.court,
  league: row.league,
  tournament: row.tournament,
  start: row.start,
  end: row.end,
  game: row.game,
  created: row.created,
  updated: row.updated,
});
