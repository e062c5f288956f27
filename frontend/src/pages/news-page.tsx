import { useParams } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { News } from '../features/news/components/news.tsx'

/** The news for members; a deep link opens its article as a dialog. */
export const NewsPage = () => {
  const { articleId } = useParams()
  const { data: me } = useCurrentUser()
  return <News articleId={articleId} role={me?.role} />
}
