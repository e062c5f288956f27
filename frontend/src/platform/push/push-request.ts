import { screenRequest } from '../screen-request.ts'

const request = screenRequest<true>()

/** Opens the settings of push in a dialog, as soon as the app can. */
export const requestPushSettings = (): void => request.send(true)

export const receivePushRequests = request.receive
