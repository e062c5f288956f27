/**
 * How often a property is tried against real engines: `gate` times with the fixed seed, which is enough for a planted
 * fault, and more often by the random search of `npm run test:full`.
 */
export const runsOf = (gate: number): number => gate * Number(process.env['PROPERTY_RUNS'] ?? 1)
