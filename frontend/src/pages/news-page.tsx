import { useParams } from 'react-router-dom'
import { News } from '../features/news/components/news.tsx'

/** The news for members; a deep link opens its article as a dialog. */
export const NewsPage = () => {
  const { articleId } = useParams()
  return <News articleId={articleId} />
}
