import type { z } from 'zod';
import type { Location } from '../../contract/locations.ts';
import type { LocationRow } from './model.ts';

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
