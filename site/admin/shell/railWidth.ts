/** What the rail takes of a wide window. */
export const RAIL_WIDTH = '220px';
