/** A form with one file after its text fields, as a browser sends it: the body and the header that names its boundary. */
export async function formOf(
  isi: Buffer | string,
  {
    field = 'foto',
    name = 'foto.jpg',
    type = 'image/jpeg',
    isian = {},
  }: { field?: string; name?: string; type?: string; isian?: Record<string, string> } = {},
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData()
  for (const [key, value] of Object.entries(isian)) form.set(key, value)
  form.set(field, new Blob([typeof isi === 'string' ? isi : new Uint8Array(isi)], { type }), name)
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') as string },
  }
}
