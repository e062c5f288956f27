export const STAGE_MODEL = {
  profile: 'eu.test.model',
  usdPerMillionTokens: { input: 1, output: 5 },
  reader: { profile: 'eu.test.reader', usdPerMillionTokens: { input: 2, output: 8 } },
  dailyBudgetUsd: 3,
  dailyHelpBudgetUsd: 1,
} as const

// Import this file before anything that reads the environment.
process.env['MODEL'] = JSON.stringify(STAGE_MODEL)
