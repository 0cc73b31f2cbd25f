type JsonObject = Readonly<Record<string, unknown>>;

export async function readJson(response: Response): Promise<JsonObject> {
  return (await response.json()) as JsonObject;
}
