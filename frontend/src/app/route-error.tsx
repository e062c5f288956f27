import { useRouteError } from 'react-router-dom'
import { ErrorScreen } from '../features/shell/components/error-screen.tsx'

export const RouteError = () => <ErrorScreen error={useRouteError()} />
