import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  bandHistory,
  bandProposals,
  decideProposal,
  revertBand,
  type Revision,
} from '#shared/api/band-history.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { call, callPage, type Page } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'

/** The revisions of a band, newest first. */
export const useBandHistory = (id: string) =>
  usePagedList(
    pagesQuery(
      ['bands', 'history', id],
      ({ page, signal }): Promise<Page<readonly Revision[]>> =>
        callPage(bandHistory, { params: { id }, query: page, signal }),
      { refetchOnMount: 'always' },
    ),
  )

/** The open proposals for the claiming member; the own ones for others. */
export const useBandProposals = (id: string) =>
  useQuery({
    queryKey: ['bands', 'proposals', id],
    queryFn: ({ signal }) => call(bandProposals, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

/** Loads everything of bands again, whatever the outcome: a conflict means that the screen is old. */
const useReload = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['bands'] })
}

export const useRevertBand = (id: string) =>
  useMutation({
    mutationFn: (body: SentBodyOf<typeof revertBand>) => call(revertBand, { params: { id }, body }),
    onSettled: useReload(),
  })

interface ProposalDecision {
  readonly proposal: string
  readonly body: SentBodyOf<typeof decideProposal>
}

export const useDecideProposal = (id: string) =>
  useMutation({
    mutationFn: ({ proposal, body }: ProposalDecision) =>
      call(decideProposal, { params: { id, proposal }, body }),
    onSettled: useReload(),
  })
