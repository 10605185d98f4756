type Loose = Readonly<Record<string, unknown>>;

/**
 * The body with the three things made strict that Discord takes in a looser form than its published schemas:
 * permissions in decimal text, emojis with an id and no name, and times with an offset.
 */
export function normaliseRequest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normaliseRequest);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Loose).map(([key, inner]) => [key, normaliseField(key, inner)]),
  );
}

/** An answer with its times in the only form that the schemas accept. */
export function normaliseAnswer(text: string): unknown {
  return JSON.parse(text.replaceAll('+00:00"', 'Z"'));
}

function normaliseField(key: string, value: unknown): unknown {
  if (permissionKeys.has(key) && typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  if (key === 'emoji' && isRecord(value) && typeof value['id'] === 'string') {
    return { ...value, name: value['name'] ?? '' };
  }
  if (key === 'timestamp' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    return new Date(value).toISOString();
  }
  return normaliseRequest(value);
}

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const permissionKeys = new Set(['default_member_permissions', 'allow', 'deny', 'permissions']);
