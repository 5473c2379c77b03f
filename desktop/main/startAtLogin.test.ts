import { describe, expect, it, vi } from 'vitest';
import { entryOf } from './startAtLogin';

vi.mock('electron', () => ({ app: {} }));

const execOf = (...command: string[]) => /^Exec=(.*)$/m.exec(entryOf(command))?.[1];

describe('the entry that starts the app with the session', () => {
  it.each([
    ['/opt/Villa Admin/villa-admin', '"/opt/Villa Admin/villa-admin"'],
    ['/home/ana/100%/app', '"/home/ana/100%%/app"'],
    ['/home/ana/$HOME/app', String.raw`"/home/ana/\\$HOME/app"`],
    [String.raw`/home/a\b`, String.raw`"/home/a\\\\b"`],
    ['/home/"ana"', String.raw`"/home/\\"ana\\""`],
  ])('quotes %s', (program, exec) => {
    expect(execOf(program)).toBe(exec);
  });

  it('quotes each argument separately', () => {
    expect(execOf('/usr/bin/electron', '/srv/villa')).toBe('"/usr/bin/electron" "/srv/villa"');
  });
});
