/** VAPID keys of tests and the local cloud; no stage uses them. */
export const LOCAL_PUSH_KEYS = {
  PUSH_PUBLIC_KEY:
    'BABV6xug1N0Rc9HlgihuHqvmKM22MbHZF0NvkbLEJXgq31zpSakw-9bseVY2C7ktURXIcqsig1sb5Q9HaWreVvg',
  PUSH_PRIVATE_KEY: 'k1MsMoUboZGHmQC5rsqjSKpd0MGFJ1FNrTh2HnCvEMw',
} as const
