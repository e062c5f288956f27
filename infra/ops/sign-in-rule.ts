import { refusedSignInMetric } from './named-metrics.ts'

/** Fires when passwords, codes or passkeys are guessed (ASVS 5.0, 16.3). */
export const signInRule = (stageName: string) => ({
  name: 'sign-ins-refused',
  metric: refusedSignInMetric(stageName),
  threshold: 300,
  meaning: 'Many sign-ins, recoveries or confirmations are refused: somebody guesses.',
  paragraph: 'sign-ins-are-refused',
})
