/** The resources of FHIR that the product serves; a scope lets a key read one of them. */
export const sumberFhir = [
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'Schedule',
  'Slot',
  'Appointment',
  'Encounter',
] as const
export type SumberFhir = (typeof sumberFhir)[number]

/** Releases the complaints of consultations with physicians, beside the scope of the resource that carries them. */
export const LINGKUP_KLINIS = 'fhir/klinis.read'

export const lingkupOf = <S extends SumberFhir>(sumber: S): `fhir/${S}.read` => `fhir/${sumber}.read`

export type LingkupKunci = `fhir/${SumberFhir}.read` | typeof LINGKUP_KLINIS
/** What a key may be allowed. */
export const semuaLingkup: readonly LingkupKunci[] = [...sumberFhir.map((sumber) => lingkupOf(sumber)), LINGKUP_KLINIS]

/** For how many days a key is valid at most, and which terms a form offers. */
export const KUNCI_API_HARI = 365
export const masaKunci = [30, 90, 180, KUNCI_API_HARI] as const
/** How many requests a key may make in a minute, at each process. */
export const KUNCI_API_PER_MENIT = 600

/** How a key stands at an instant. */
export type KeadaanKunci = 'berlaku' | 'kedaluwarsa' | 'dicabut'
export const keadaanKunci = (
  { kedaluwarsa, dicabut }: { kedaluwarsa: string; dicabut: string | null },
  now: Date,
): KeadaanKunci => {
  if (dicabut !== null) return 'dicabut'
  return new Date(kedaluwarsa) > now ? 'berlaku' : 'kedaluwarsa'
}
