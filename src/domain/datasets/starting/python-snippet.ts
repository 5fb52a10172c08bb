/** Makes a dataset with one record. It says where the server is, and never holds anybody's key. */
export const pythonSnippet = (server: string): string => `import argilla as rg

client = rg.Argilla(
    api_url=${JSON.stringify(server)},
    api_key="YOUR_API_KEY",
)

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
