/** Puts a file into the download folder. */
export function saveFile(isi: Blob, nama: string) {
  const address = URL.createObjectURL(isi)
  const link = document.createElement('a')
  link.href = address
  link.download = nama
  document.body.append(link)
  link.click()
  link.remove()
  // The download has begun with the click; only a slow browser still reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
