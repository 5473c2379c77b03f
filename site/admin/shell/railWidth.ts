export const RAIL_WIDTH = '220px';
