import { onboardingProgress } from '#shared/api/onboarding.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readProgress } from './progress.repository.ts'

export const handler = endpoint(onboardingProgress, ({ memberId }) => readProgress(memberId))
