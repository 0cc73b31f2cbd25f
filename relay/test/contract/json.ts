type Json = Readonly<Record<string, unknown>>;

export async function readJson(response: Response): Promise<Json> {
  return (await response.json()) as Json;
}
