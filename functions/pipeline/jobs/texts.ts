export const NOT_FAILED = 'Dieser Auftrag ist nicht fehlgeschlagen oder läuft schon wieder.'
