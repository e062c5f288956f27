export interface SlideMediaEvents {
  /** The picture is on the screen, or the video can play (again). */
  onReady?: (() => void) | undefined
  /** The video stopped because data is missing. */
  onWaiting?: (() => void) | undefined
  onBroken?: (() => void) | undefined
  /** The browser plays this video only without sound. */
  onSoundRefused?: (() => void) | undefined
  /** The browser does not play this video without a tap, not even silently. */
  onPlayRefused?: (() => void) | undefined
}
