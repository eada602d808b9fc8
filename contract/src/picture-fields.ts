import { z } from 'zod';

/** A picture in our store. Width and height are pixels; `preview` is a tiny blurred version as a data URL. */
export const Picture = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  preview: z.string(),
});
export type Picture = z.infer<typeof Picture>;
