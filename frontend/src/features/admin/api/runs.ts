import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pausePipeline, processContent, processRss } from '#shared/api/pipeline.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { statusOptions } from './status.ts'

const texts = messages.pipeline

const useInvalidateStatus = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: statusOptions().queryKey })
}

interface Start {
  readonly contract: typeof processRss | typeof processContent
  readonly started: string
  readonly failed: (message: string) => string
}

const useStart = ({ contract, started, failed }: Start) => {
  const invalidateStatus = useInvalidateStatus()
  return useMutation({
    mutationFn: () => call(contract, {}),
    onSuccess: () => toast({ title: started, tone: 'success' }),
    onError: (error) => reportFailure(error, { title: failed(error.message), description: null }),
    onSettled: invalidateStatus,
  })
}

export const useProcessRss = () =>
  useStart({ contract: processRss, started: texts.rssStarted, failed: texts.rssFailed })

export const useProcessContent = () =>
  useStart({
    contract: processContent,
    started: texts.contentStarted,
    failed: texts.contentFailed,
  })

/** Pauses the pipeline with true, resumes it with false. */
export const usePause = () => {
  const invalidateStatus = useInvalidateStatus()
  return useMutation({
    mutationFn: (paused: boolean) => call(pausePipeline, { body: { paused } }),
    onSuccess: ({ paused }) => {
      toast({ title: paused ? texts.paused : texts.resumed, tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: texts.switchFailed }),
    onSettled: invalidateStatus,
  })
}
