/** Functions of the contract that only declare: a declaration that no module uses is left out of a build. */
export const manualPureFunctions = [
  'z',
  'endpoint',
  'describeSchema',
  'teks',
  'teksWajib',
  'pageOf',
  'ifMissing',
  'hariMasukan',
  'jamMasukan',
]
