/** The user replaces YOUR_API_KEY. */
export const clientLines = (server: string): string => `client = rg.Argilla(
    api_url=${JSON.stringify(server)},
    api_key="YOUR_API_KEY",
)`;

export const pythonSnippet = (server: string): string => `import argilla as rg

${clientLines(server)}

dataset = rg.Dataset(
    name="my_dataset",
    workspace="my_workspace",
    settings=rg.Settings(
        fields=[rg.TextField(name="text")],
        questions=[rg.LabelQuestion(name="label", labels=["good", "bad"])],
    ),
    client=client,
)
dataset.create()
dataset.records.log([{"text": "Read closely."}])
`;
