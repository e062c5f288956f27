import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  completeOnboarding,
  onboardingProgress,
  saveOnboarding,
  type OnboardingSteps,
} from '#shared/api/onboarding.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'

/** Not cached, because another device may have changed it. */
const progressOptions = () =>
  queryOptions({
    queryKey: ['onboarding', 'progress'],
    queryFn: ({ signal }) => call(onboardingProgress, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

export const useProgress = () => useQuery(progressOptions())

export const sendSteps = (steps: OnboardingSteps) => call(saveOnboarding, { body: steps })

interface Completion {
  skipped: boolean
  /** Sends pending changes first. */
  flush: () => Promise<void>
}

export const useCompletion = (onCompleted: () => void) =>
  useMutation({
    mutationFn: async ({ skipped, flush }: Completion) => {
      await flush()
      await call(completeOnboarding, { body: { skipped } })
    },
    onSuccess: onCompleted,
    onError: (error) => reportFailure(error),
  })
