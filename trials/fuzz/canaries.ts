/**
 * Stands in what admins may read of the victims (complaint, reply, name, address): no response to another person may
 * hold it.
 */
export const FOR_ADMINS = 'rahasiakorban'
/** Stands in the victims' conversation: no response at all may hold it. */
export const FOR_NOBODY = 'rahasiapercakapan'
/** The victims' BPJS numbers begin so. */
export const VICTIM_BPJS = '7391846'
export const VICTIM_PHONE = '08739184652'
/** Lies in a file beside the server's own ones. */
export const IN_A_FILE = 'rahasiaberkas'
/** Stands in the texts and passwords that requests carry: the log may hold none of it. */
export const SENT = 'kirimanrahasia'
