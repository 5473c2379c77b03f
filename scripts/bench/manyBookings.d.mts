export function manyBookingsSql(count: number): string;
