import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STOP_MS = 5_000;
const TICK_MS = 10_000;
const isWindows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end, in its own process group so that an interrupt also reaches its children (make and g++
 * below npm, browsers below vitest).
 * @param {string} command a program, or the path of one
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {Record<string, string | undefined>} [options.env] added to this process's own
 * @param {string | undefined} [options.logFile] receives stdout and stderr; by default they go to the terminal
 * @param {(seconds: number) => void} [options.onTick] called every ten seconds with the elapsed seconds
 * @returns {Promise<{code: number, seconds: number}>} code 127 if it could not be started, 128 + signal number
 *   when it was killed
 */
export function runChild(command, args, { cwd, env, logFile, onTick }) {
  const startedAt = Date.now();
  const elapsed = () => Math.round((Date.now() - startedAt) / 1000);
  if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
  const output = logFile ? openSync(logFile, 'w') : 'inherit';
  // A .cmd file (npm on Windows) only runs through the shell.
  const shell = isWindows && command.endsWith('.cmd');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      detached: !isWindows,
      shell,
    });
    running.add(child);
    const timer = onTick && setInterval(() => onTick(elapsed()), TICK_MS);
    const finish = (code) => {
      if (!running.delete(child)) return;
      clearInterval(timer);
      if (typeof output === 'number') closeSync(output);
      resolve({ code, seconds: elapsed() });
    };
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', (code, signal) => finish(code ?? signalCode(signal)));
  });
}

/**
 * Until the returned function is called, SIGINT, SIGTERM and SIGHUP stop the children first and then end this
 * process with the signal's exit code.
 * @returns {() => void}
 */
export function stopChildrenOnSignals() {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  let isStopping = false;
  const stopAll = async (signal) => {
    const children = [...running];
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => {
      for (const child of children) signalGroup(child, 'SIGKILL');
    }, STOP_MS);
    await Promise.all(ended);
    clearTimeout(timer);
    process.exit(signalCode(signal));
  };
  const stop = (signal) => {
    if (isStopping) return;
    isStopping = true;
    void stopAll(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function signalCode(signal) {
  return 128 + (os.constants.signals[signal] ?? 0);
}
