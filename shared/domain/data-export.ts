/** How long an address of a file starts a download. S3 checks it once, so a slow download ends well. */
export const DOWNLOAD_MINUTES = 15

/** The most files of one export; each holds about 100 MB. */
export const MAX_EXPORT_FILES = 500
