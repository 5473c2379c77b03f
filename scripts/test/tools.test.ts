import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkNode, findNpm, howToGetCompilers, missingCompilers } from '../lib/tools.mjs';

function only(...commands: string[]) {
  return (command: string) => commands.includes(command);
}

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['16.20.0', '18.20.4', '20.18.3', '21.7.0', '22.11.0'])(
    'refuses %s and says which one is needed',
    (version) => {
      expect(() => checkNode(version)).toThrow(
        new RegExp(`Node ${version} is too old: this needs Node 20.19 or newer`),
      );
    },
  );
});

describe('finding npm', () => {
  const machine = { execPath: '/opt/node/bin/node', platform: 'linux' as const };

  it('takes the npm that started this process', () => {
    const env = { npm_execpath: '/opt/npm/bin/npm-cli.js' };
    expect(findNpm({ ...machine, env, exists: () => true })).toEqual({
      command: '/opt/node/bin/node',
      args: ['/opt/npm/bin/npm-cli.js'],
    });
  });

  it('does not mistake yarn for npm', () => {
    const env = { npm_execpath: '/opt/yarn/bin/yarn.js' };
    const beside = path.join('/opt/node/lib/node_modules/npm/bin/npm-cli.js');
    const exists = (file: string) => file === env.npm_execpath || file === beside;
    expect(findNpm({ ...machine, env, exists }).args).toEqual([beside]);
  });

  it('falls back to the PATH', () => {
    const found = findNpm({ ...machine, env: {}, exists: () => false, canRun: only('npm') });
    expect(found).toEqual({ command: 'npm', args: [] });
  });

  it('says where npm comes from if it is not found', () => {
    const bare = { ...machine, env: {}, exists: () => false, canRun: only() };
    expect(() => findNpm(bare)).toThrow(/npm was not found\. It comes with Node/);
  });
});

describe('what compiling SQLite needs', () => {
  it('names nothing when all is there', () => {
    const canRun = only('python3', 'make', 'g++');
    expect(missingCompilers({ env: {}, platform: 'linux', canRun })).toEqual([]);
  });

  it('names what is missing on a bare Linux', () => {
    const canRun = only('python3');
    expect(missingCompilers({ env: {}, platform: 'linux', canRun })).toEqual(['make', 'g++']);
  });

  it('accepts clang and a compiler named by CXX', () => {
    const withClang = only('python3', 'make', 'clang++');
    expect(missingCompilers({ env: {}, platform: 'linux', canRun: withClang })).toEqual([]);
    const withCxx = only('python3', 'make', 'g++-12');
    const env = { CXX: 'g++-12 -m64' };
    expect(missingCompilers({ env, platform: 'linux', canRun: withCxx })).toEqual([]);
  });

  it("does not believe a bare Mac's stand-ins", () => {
    const canRun = only('python3', 'make', 'c++');
    expect(missingCompilers({ env: {}, platform: 'darwin', canRun })).toEqual([
      'the Xcode command line tools',
    ]);
  });

  it('names both parts on Windows', () => {
    expect(missingCompilers({ env: {}, platform: 'win32', canRun: only() })).toEqual([
      'Python 3',
      'Visual Studio Build Tools',
    ]);
  });

  it.each([
    ['linux', 'ID=debian\n', 'sudo apt-get install -y python3 make g++'],
    [
      'linux',
      'ID=linuxmint\nID_LIKE="ubuntu debian"\n',
      'sudo apt-get install -y python3 make g++',
    ],
    [
      'linux',
      'ID="rocky"\nID_LIKE="rhel centos fedora"\n',
      'sudo dnf install -y python3 make gcc-c++',
    ],
    ['linux', 'ID=alpine\n', 'apk add python3 make g++'],
    ['darwin', '', 'xcode-select --install'],
  ] as const)('says how to install them on %s %j', (platform, osRelease, advice) => {
    expect(howToGetCompilers(platform, osRelease)).toBe(advice);
  });
});
