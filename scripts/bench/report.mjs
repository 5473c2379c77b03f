/**
 * @param {number[]} values
 * @returns {number} the upper median
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Prints a measurement.
 * @param {string} name
 * @param {number} value
 * @param {{ least?: number, most?: number }} bound
 * @returns {boolean} whether it is within its bound
 */
export function printMeasure(name, value, { least, most }) {
  const isMet = value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  const bound = least === undefined ? `at most ${most}` : `at least ${least}`;
  const shown = value.toFixed(value < 1 ? 4 : 0).padStart(7);
  process.stdout.write(`  ${name.padEnd(40)} ${shown}   ${bound}${isMet ? '' : '   NOT MET'}\n`);
  return isMet;
}
