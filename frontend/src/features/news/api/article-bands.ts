import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chooseArticleBand } from '#shared/api/articles.ts'
import { similarBands } from '#shared/api/bands.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { correctionMessages as texts } from '../correction-texts.ts'
import { showCorrected } from './correct-article.ts'

/** The bands that have exactly this name. A failure shows none. */
export const useBandsNamed = (name: string) => {
  const { data = [] } = useQuery({
    queryKey: ['bands', 'similar', name],
    queryFn: ({ signal }) => call(similarBands, { query: { name }, signal }),
    retry: false,
  })
  return data.filter((band) => nameIdentity(band.name) === nameIdentity(name))
}

export const useChooseBand = (articleId: string, name: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (bandId: string | null) =>
      call(chooseArticleBand, { params: { id: articleId }, body: { name, bandId } }),
    onSuccess: (article) => {
      showCorrected(client, article)
      toast({ title: texts.bandChosen, tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: texts.bandFailed }),
  })
}
