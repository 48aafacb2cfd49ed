/** Absolute paths of the documents and of the files under `deploy/`, as they lie in the machine's folder. */
export function mapPaths(folder: string, text: string): string {
  return text
    .replace(/(?<![\w./~-])\/(etc|opt|var|mnt|root)(?![\w-])/g, `${folder}/$1`)
    .replace(/\/usr\/bin\/node\b/g, process.execPath)
}
