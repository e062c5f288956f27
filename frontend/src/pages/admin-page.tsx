import { AdminBoard } from '../features/admin/components/admin-board.tsx'
import { messages } from '../features/admin/messages.ts'
import { usePageTitle } from '../platform/page-title.ts'

export const AdminPage = () => {
  usePageTitle(messages.pageTitle)
  return <AdminBoard />
}
