import ICAL from 'ical.js';
import type { TestService } from '../support/service.ts';

type Caller = { token?: string };

/** A file as its bytes say it, byte order mark included, and its headers. */
export async function download(service: TestService, path: string, caller: Caller = {}) {
  const answer = await service.fetch(path, caller);
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return { status: answer.status, headers: answer.headers, text };
}

/** A feed as an independent reader understands it. */
export async function subscribe(service: TestService, path: string, caller: Caller = {}) {
  const { status, headers, text } = await download(service, path, caller);
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zones = calendar.getAllSubcomponents('vtimezone');
  for (const zone of zones) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const { startDate, endDate, summary, uid, sequence, location, description } = new ICAL.Event(event);
    return {
      uid,
      sequence,
      summary,
      location,
      description,
      status: event.getFirstPropertyValue('status'),
      /** The wall time with its zone; of an all-day event the day. */
      wall: startDate.toString(),
      zone: event.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null,
      isDay: startDate.isDate,
      start: startDate.toJSDate(),
      end: endDate.toJSDate(),
      stamp: event.getFirstPropertyValue('dtstamp')?.toString(),
    };
  });
  return {
    status,
    headers,
    text,
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    zones: zones.map((zone) => zone.getFirstPropertyValue('tzid')),
    events,
  };
}

const header = (text: string) => text.replace(/^\uFEFF/, '').split('\r\n');

/** The lines of a CSV file whose cells hold neither commas nor line ends, by column. */
export function rowsOf(text: string): Record<string, string>[] {
  const [heading = '', ...lines] = header(text).filter((line) => line !== '');
  const columns = heading.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? index, cell])),
  );
}
