/** What a try of the relay between two connections of this device showed; null: they did not find one another. */
export type HasilRelay = { jedaMs: number | null; hilang: number | null } | null
export type Perangkat = { kamera: boolean; mikrofon: boolean }
export type Putusan = 'siap' | 'disarankanSuara' | 'gunakanChat'

/** The way to the relay and back twice, as a sentence and its reply have. */
const JEDA_VIDEO_MS = 800
const JEDA_SUARA_MS = 2_000
const HILANG_VIDEO = 0.08
const HILANG_SUARA = 0.3

/** What the check of a device ends with. It advises: each way into the room stays open. */
export function putusan({ kamera, mikrofon }: Perangkat, relay: HasilRelay): Putusan {
  if (!mikrofon || relay === null) return 'gunakanChat'
  const [jeda, hilang] = [relay.jedaMs ?? 0, relay.hilang ?? 0]
  if (jeda > JEDA_SUARA_MS || hilang > HILANG_SUARA) return 'gunakanChat'
  if (!kamera || jeda > JEDA_VIDEO_MS || hilang > HILANG_VIDEO) return 'disarankanSuara'
  return 'siap'
}
