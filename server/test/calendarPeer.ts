import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site's calendar on this machine. */
export type CalendarPeer = {
  url: string;
  /** Sets the response. */
  answer: (text: string, status?: number) => void;
  /** Runs once before the next response. */
  onAsked: (work: () => Promise<void>) => void;
  /** Number of requests. */
  asked: () => number;
  close: () => Promise<void>;
};

/** A calendar with these all-day events, `[start, end)`, as iCalendar. */
export function calendarOf(
  ...events: readonly { start: string; end: string; summary?: string }[]
): string {
  const digits = (day: string) => day.replaceAll('-', '');
  const lines = events.flatMap(({ start, end, summary = 'Reserved' }, index) => [
    'BEGIN:VEVENT',
    `UID:${index}@peer.example`,
    `DTSTART;VALUE=DATE:${digits(start)}`,
    `DTEND;VALUE=DATE:${digits(end)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Starts an empty one. */
export async function startCalendarPeer(): Promise<CalendarPeer> {
  let asked = 0;
  let body = calendarOf();
  let status = 200;
  let work: () => Promise<void> = async () => undefined;
  const server = createServer((_request, response) => {
    asked += 1;
    const [text, code] = [body, status];
    const before = work;
    work = async () => undefined;
    void before().then(() =>
      response.writeHead(code, { 'Content-Type': 'text/calendar' }).end(text),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/secret-of-the-feed.ics`,
    answer: (text, code = 200) => {
      body = text;
      status = code;
    },
    onAsked: (next) => {
      work = next;
    },
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
