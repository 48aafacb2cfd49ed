/**
 * Planted in the data of the victims that admins may read (complaint, reply, name, address): no response to another
 * person may contain it.
 */
export const FOR_ADMINS = 'rahasiakorban'
/** Planted in the victims' conversation: no response at all may contain it. */
export const FOR_NO_RESPONSE = 'rahasiapercakapan'
/** The first digits of the victims' BPJS numbers. */
export const VICTIM_BPJS = '7391846'
export const VICTIM_PHONE = '08739184652'
/** Planted in a file beside those of the server. */
export const IN_A_FILE = 'rahasiaberkas'
/** Planted in the texts and passwords that requests carry: the log may not contain it. */
export const SENT = 'kirimanrahasia'
